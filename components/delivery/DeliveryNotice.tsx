import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './FormNotice.module.scss';
import { FormNotice, type NoticeTone } from './FormNotice.tsx';
import { isOnItsWay, type Phase } from './useDelivery.ts';

/** The words of one notice. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** What a form says of its request. */
export interface DeliveryWords {
  readonly submit: { readonly label: string; readonly sendingLabel: string };
  readonly success: NoticeWords;
  readonly failure: NoticeWords;
  readonly retrying: NoticeWords;
  readonly offline: NoticeWords;
  readonly unsent: NoticeWords;
  readonly unknown: NoticeWords & { readonly againLabel: string };
}

interface DeliveryNoticeProps {
  words: DeliveryWords;
  phase: Phase;
  closeLabel: string;
  /** Where to turn instead, or as well. */
  call?: { label: string; phone: string } | undefined;
  /** What else there is to say. */
  children?: ReactNode;
}

const notices = {
  retrying: { tone: 'waiting', words: 'retrying' },
  delivered: { tone: 'success', words: 'success' },
  failed: { tone: 'destructive', words: 'failure' },
  offline: { tone: 'waiting', words: 'offline' },
  unsent: { tone: 'waiting', words: 'unsent' },
  unknown: { tone: 'waiting', words: 'unknown' },
} as const satisfies Partial<Record<Phase, { tone: NoticeTone; words: keyof DeliveryWords }>>;

/** What became of a form’s request; stands in the form. */
export function DeliveryNotice(props: DeliveryNoticeProps) {
  const { words, phase, closeLabel, call, children } = props;
  const box = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const notice = phase in notices ? notices[phase as keyof typeof notices] : undefined;

  // Only the notice is closed: what it is about goes on, and what comes next is told again.
  const [closedFor, setClosedFor] = useState<Phase>();
  useEffect(() => {
    setClosedFor((closed) => (closed === phase ? closed : undefined));
  }, [phase]);

  useEffect(() => {
    // The disabled button has lost the focus; a visitor who is elsewhere by now is left there.
    const { activeElement, body } = document;
    const isHere =
      activeElement === body ||
      activeElement === submitButton(status.current) ||
      status.current?.contains(activeElement);
    if (!isOnItsWay(phase) && isHere) box.current?.focus();
  }, [phase]);

  return (
    <div ref={status} role="status" tabIndex={-1}>
      {phase === 'sending' && <p className={styles.sending}>{words.submit.sendingLabel}</p>}
      {notice && closedFor !== phase && (
        <FormNotice
          key={phase}
          box={box}
          tone={notice.tone}
          words={words[notice.words]}
          call={call}
          closeLabel={closeLabel}
          onClose={() => {
            setClosedFor(phase);
            // The button beside it comes next; without one, what follows does.
            const next = status.current?.parentElement?.querySelector<HTMLElement>('[type=submit]');
            (next ?? status.current)?.focus();
          }}
        >
          {children}
        </FormNotice>
      )}
    </div>
  );
}

const submitButton = (part: Element | null) =>
  part?.closest('form')?.querySelector<HTMLElement>('[type=submit]');
