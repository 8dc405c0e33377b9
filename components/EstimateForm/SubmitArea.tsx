import { useEffect, useRef, useState } from 'react';
import type { EstimateFormWords } from '#content/estimateForm';
import { Button } from '../Button/Button.tsx';
import styles from './EstimateForm.module.scss';
import { Notice, type NoticeTone } from './Notice.tsx';
import type { Phase } from './useDelivery.ts';

interface SubmitAreaProps {
  content: Pick<
    EstimateFormWords,
    'submit' | 'success' | 'failure' | 'retrying' | 'offline' | 'callLabel'
  >;
  phone: string;
  phase: Phase;
}

const notices = {
  retrying: { tone: 'waiting', words: 'retrying' },
  delivered: { tone: 'success', words: 'success' },
  failed: { tone: 'destructive', words: 'failure' },
  offline: { tone: 'waiting', words: 'offline' },
} as const satisfies Partial<Record<Phase, { tone: NoticeTone; words: string }>>;

/** The button, and what became of the request. */
export function SubmitArea({ content, phone, phase }: SubmitAreaProps) {
  const box = useRef<HTMLElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const isSending = phase === 'sending' || phase === 'retrying';
  const notice = phase in notices ? notices[phase as keyof typeof notices] : undefined;

  // Only the notice is closed: what it is about goes on, and what comes next is told again.
  const [closedFor, setClosedFor] = useState<Phase>();
  useEffect(() => {
    setClosedFor((closed) => (closed === phase ? closed : undefined));
  }, [phase]);

  useEffect(() => {
    // The disabled button has lost the focus; a visitor who is elsewhere by now is left there.
    const { activeElement, body } = document;
    const isHere = activeElement === body || area.current?.contains(activeElement);
    if (!isSending && isHere) box.current?.focus();
  }, [isSending]);

  return (
    <div ref={area} className={styles.submit}>
      <div role="status">
        {notice && closedFor !== phase && (
          <Notice
            key={phase}
            box={box}
            tone={notice.tone}
            words={content[notice.words]}
            call={phase === 'delivered' ? undefined : { label: content.callLabel, phone }}
            onClose={() => {
              setClosedFor(phase);
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
