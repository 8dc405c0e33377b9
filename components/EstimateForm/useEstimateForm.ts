import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import type { Site } from '#content/site';
import type { FieldProblem } from './ErrorSummary.tsx';
import {
  type EstimateFields,
  type EstimateRequest,
  estimateSchema,
  type FieldName,
} from './estimateSchema.ts';
import { fieldId } from './fieldAttributes.ts';
import { trapName } from './Trap.tsx';
import { useDelivery, useReconnection } from './useDelivery.ts';

export interface EstimateFormProps {
  content: Omit<
    EstimateFormWords,
    'heading' | 'subheading' | 'cardTitle' | 'required' | 'whyChoose'
  >;
  delivery: Site['estimateDelivery'];
  /** The number to call where the form cannot send itself. */
  phone: string;
  /** The page’s public address. */
  pageUrl: string;
}

/** The form’s state: what is in its fields, what is wrong with them, and where the request is. */
export function useEstimateForm({ content, delivery }: EstimateFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [resolver] = useState(() =>
    zodResolver(estimateSchema(content.fields), undefined, { mode: 'sync' }),
  );
  const form = useForm<EstimateFields, unknown, EstimateRequest>({
    resolver,
    shouldFocusError: false,
  });
  const [typed] = useState(typedBefore);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const { phase, setPhase, outbox, send } = useDelivery(delivery);
  const submitAgain = useCallback(() => element.current?.requestSubmit(), []);
  useReconnection(phase === 'offline', submitAgain);

  // From here on the fields are checked by us, with our words. Before hydration has ended, as a
  // held click is repeated right after it.
  useLayoutEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, []);

  useEffect(() => {
    const draft = outbox.left();
    for (const name of Object.keys(content.fields) as FieldName[]) {
      const kept = typed[name] || draft?.values[name];
      // The fields themselves know best what was typed last.
      if (kept && !form.getValues(name)) form.setValue(name, kept as never);
    }
    if (draft?.isPending) submitAgain();
  }, [outbox, form, content, typed, submitAgain]);

  const submit = form.handleSubmit(
    async (request) => {
      setProblems([]);
      if (emptyTrap(element.current)) return setPhase('failed');
      if ((await send(request)) === 'delivered') form.reset();
    },
    (errors) => {
      setPhase('idle');
      setProblems(Object.entries(errors).map(([name, { message = '' }]) => ({ name, message })));
    },
  );
  const keepDraft = () => outbox.keep(form.getValues());
  return { element, form, problems, phase, submit, keepDraft };
}

/** What is in the fields before they are ours: react-hook-form would untick the radio buttons. */
function typedBefore(): Readonly<Record<string, unknown>> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(fieldId('firstName'))?.closest('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}

/**
 * Whether the field that people do not see was filled in: then nothing is sent, and the visitor is
 * told. It is emptied, so that a person whose browser filled it in gets through the second time.
 */
function emptyTrap(form: HTMLFormElement | null): boolean {
  const trap = form?.elements.namedItem(trapName) as HTMLInputElement | null | undefined;
  const isFilled = Boolean(trap?.value);
  if (trap) trap.value = '';
  return isFilled;
}
