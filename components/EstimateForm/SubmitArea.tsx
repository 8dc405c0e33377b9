import { useEffect, useRef } from 'react';
import type { EstimateForm } from '#content/estimateForm';
import { Button } from '../Button/Button.tsx';
import styles from './EstimateForm.module.scss';
import { Notice, type NoticeTone } from './Notice.tsx';
import type { Phase } from './useDelivery.ts';

interface SubmitAreaProps {
  content: Pick<
    EstimateForm,
    'submit' | 'success' | 'failure' | 'retrying' | 'offline' | 'callLabel'
  >;
  phone: string;
  phase: Phase;
  onClose: () => void;
}

const notices = {
  retrying: { tone: 'waiting', words: 'retrying' },
  delivered: { tone: 'success', words: 'success' },
  failed: { tone: 'destructive', words: 'failure' },
  offline: { tone: 'waiting', words: 'offline' },
} as const satisfies Partial<Record<Phase, { tone: NoticeTone; words: string }>>;

/** The button, and what became of the request. */
export function SubmitArea({ content, phone, phase, onClose }: SubmitAreaProps) {
  const box = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isSending = phase === 'sending' || phase === 'retrying';
  const notice = phase in notices ? notices[phase as keyof typeof notices] : undefined;

  useEffect(() => {
    // The disabled button has lost the focus; a visitor who is elsewhere by now is left there.
    const { activeElement, body } = document;
    const isHere = activeElement === body || area.current?.contains(activeElement);
    if (!isSending && isHere) box.current?.focus();
  }, [isSending]);

  return (
    <div ref={area} className={styles.submit}>
      <div role="status">
        {notice && (
          <Notice
            key={phase}
            box={box}
            tone={notice.tone}
            words={content[notice.words]}
            call={phase === 'delivered' ? undefined : { label: content.callLabel, phone }}
            onClose={() => {
              onClose();
              area.current?.querySelector<HTMLElement>('[type=submit]')?.focus();
            }}
          />
        )}
      </div>
      <Button look="paper" wide disabled={isSending}>
        <span className={styles.spinner} data-turning={isSending || undefined} />
        {isSending ? content.submit.sendingLabel : content.submit.label}
      </Button>
    </div>
  );
}
