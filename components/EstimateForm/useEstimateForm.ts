import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { EstimateFormWords } from '#content/estimateForm';
import type { NoticeWords } from '../delivery/DeliveryNotice.tsx';
import { draftKeys } from '../delivery/draftStore.ts';
import { cutUrl, type Delivery, type LeadOrigin } from '../delivery/leadRequest.ts';
import { formOutbox } from '../delivery/outbox.ts';
import { useDelivery, useReturn } from '../delivery/useDelivery.ts';
import type { FieldProblem } from './ErrorSummary.tsx';
import {
  type EstimateFields,
  type EstimateRequest,
  estimateSchema,
  type FieldName,
} from './estimateSchema.ts';
import { fieldId } from './fieldAttributes.ts';

/** What the form says once its emergency box is checked. */
export interface EmergencyWords {
  readonly callText: string;
  /** The number to call then. */
  readonly phone: string;
  /** How soon we call then. */
  readonly replyWithin: string;
  readonly success: NoticeWords;
}

export interface EstimateFormProps {
  content: Omit<
    EstimateFormWords,
    | 'heading'
    | 'subheading'
    | 'restoration'
    | 'cardTitle'
    | 'required'
    | 'nextSteps'
    | 'whyChoose'
    | 'warranty'
    | 'emergency'
  > & {
    emergency?: EmergencyWords | undefined;
  };
  delivery: Delivery;
  /** The number to call if the form cannot send itself. */
  phone: string;
  origin: LeadOrigin;
  /** The preselected service type: what the page is about. */
  serviceType?: EstimateFields['serviceType'] | undefined;
  /** The label of the button that closes a message. */
  closeLabel: string;
}

/** The form’s state: what is in its fields, what is wrong with them, and where the request is. */
export function useEstimateForm({ content, delivery, serviceType }: EstimateFormProps) {
  const [resolver] = useState(() =>
    zodResolver(estimateSchema(content.fields), undefined, { mode: 'sync' }),
  );
  const form = useForm<EstimateFields, unknown, EstimateRequest>({
    resolver,
    shouldFocusError: false,
  });
  const [typed] = useState(typedBefore);
  const [problems, setProblems] = useState<readonly FieldProblem[]>([]);
  const [sent, setSent] = useState<EstimateRequest>();
  const { element, phase, wasAsked, setPhase, outbox, send } = useDelivery(() =>
    formOutbox<EstimateRequest>(
      draftKeys.estimate,
      delivery,
      ({ projectDescription = '', ...fields }) => ({
        ...fields,
        projectDescription,
        referrer: cutUrl(document.referrer),
      }),
    ),
  );

  // From here on, we check the fields, with our own messages. A layout effect, because a held click
  // is repeated right after hydration.
  useLayoutEffect(() => {
    if (element.current) element.current.noValidate = true;
  }, [element]);

  useEffect(() => {
    const draft = outbox.left();
    const names = Object.keys(content.fields) as FieldName[];
    const isOpen = isOpenBeside(serviceType);
    for (const name of names) {
      const kept = [typed[name], draft?.values[name]].find((value) => !isOpen(name, value));
      // The fields themselves know best what was typed last.
      if (kept && isOpen(name, form.getValues(name))) form.setValue(name, kept as never);
    }
    // Nothing else keeps what was typed before the code arrived, unless more is typed.
    if (names.some((name) => !isOpen(name, typed[name]))) {
      outbox.keep(withoutPreselection(form.getValues(), serviceType));
    }
    // Whether it was an emergency decides which number is given.
    if (draft?.pending && draft.tried) setSent(JSON.parse(draft.tried.request));
  }, [outbox, form, content, typed, serviceType]);

  useReturn(() => {
    const isOpen = isOpenBeside(serviceType);
    const isEmpty = Object.entries(form.getValues()).every(([name, value]) => isOpen(name, value));
    // What is typed here was kept, until it was sent from another page.
    if (isEmpty || outbox.left()) return;
    form.reset();
    setPhase('delivered');
  });

  const submit = form.handleSubmit(
    async (request) => {
      setProblems([]);
      setSent(request);
      const before = JSON.stringify(form.getValues());
      outbox.keep(form.getValues());
      if ((await send(request)) !== 'delivered') return;
      // What was added while the request was on its way reached nobody yet.
      if (JSON.stringify(form.getValues()) === before) form.reset();
      else outbox.keep(form.getValues());
    },
    (errors) => {
      setPhase('idle');
      setProblems(Object.entries(errors).map(([name, { message = '' }]) => ({ name, message })));
    },
  );
  const { isSubmitted } = form.formState;
  const keepDraft = () => {
    const values = form.getValues();
    outbox.keep(isSubmitted ? values : withoutPreselection(values, serviceType));
  };
  return { element, form, problems, phase, wasAsked, sent, submit, keepDraft };
}

/**
 * Finds fields that are still to be filled in: the visitor’s choice, here or on an earlier page,
 * overrides the page’s preselection.
 */
const isOpenBeside = (preselection: unknown) => (name: string, value: unknown) =>
  !value || (name === 'serviceType' && value === preselection);

/** Before sending, a preselection is nobody’s choice: the next page may have another. */
const withoutPreselection = (values: EstimateFields, serviceType: unknown) =>
  values.serviceType === serviceType ? { ...values, serviceType: '' } : values;

/** The values before react-hook-form takes over, which would clear the radio buttons. */
function typedBefore(): Readonly<Record<string, unknown>> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(fieldId('firstName'))?.closest('form');
  return form ? Object.fromEntries(new FormData(form)) : {};
}
