import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import hidden from '../Hidden/Hidden.module.scss';
import { Icon } from '../Icon/Icon.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './delivery.module.scss';
import { isOnItsWay, type Phase } from './useDelivery.ts';

/** The words of one notice. */
export interface NoticeWords {
  readonly title: string;
  readonly text: string;
}

/** What a form says about its request. */
export interface DeliveryWords {
  readonly submit: { readonly label: string; readonly sendingLabel: string };
  readonly success: NoticeWords;
  readonly failure: NoticeWords;
  readonly retrying: NoticeWords;
  readonly offline: NoticeWords;
  readonly unsent: NoticeWords;
  readonly unknown: NoticeWords & { readonly againLabel: string };
}

/** Whom to call instead, or as well. */
export interface CallWay {
  label: string;
  phone: string;
}

interface DeliveryNoticeProps {
  words: DeliveryWords;
  phase: Phase;
  /** Whether the visitor was asked before, so that the notice does not take the focus. */
  wasAsked?: boolean | undefined;
  closeLabel: string;
  call?: CallWay;
  /** What else there is to say. */
  children?: ReactNode;
}

/** How a notice looks: good news, bad news, or neither yet. */
type NoticeTone = 'success' | 'destructive' | 'waiting';

const notices: Partial<
  Record<Phase, { tone: NoticeTone; words: Exclude<keyof DeliveryWords, 'submit'> }>
> = {
  retrying: { tone: 'waiting', words: 'retrying' },
  delivered: { tone: 'success', words: 'success' },
  failed: { tone: 'destructive', words: 'failure' },
  offline: { tone: 'waiting', words: 'offline' },
  unsent: { tone: 'waiting', words: 'unsent' },
  unknown: { tone: 'waiting', words: 'unknown' },
};

/** The outcome of a form’s request, in a live region so that screen readers announce it. */
export function DeliveryNotice(props: DeliveryNoticeProps) {
  const { words, phase, wasAsked, closeLabel, call, children } = props;
  const box = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const notice = notices[phase];

  // Closes only the notice: the request continues, and the next phase shows a notice again.
  const [closedFor, setClosedFor] = useState<Phase>();
  useEffect(() => {
    setClosedFor((closed) => (closed === phase ? closed : undefined));
  }, [phase]);

  useEffect(() => {
    // The disabled button loses the focus to an element around it: in Safari at once, elsewhere
    // when it or the background is clicked. A visitor who has moved on keeps the focus.
    const { activeElement } = document;
    const isHere =
      activeElement?.contains(status.current) ||
      activeElement === submitButton(status.current) ||
      status.current?.contains(activeElement);
    if (!isOnItsWay(phase) && isHere && !wasAsked && box.current) focusFromItsStart(box.current);
  }, [phase, wasAsked]);

  const close = () => {
    setClosedFor(phase);
    // The submit button comes next; without one, whatever follows the notice.
    const next = status.current?.parentElement?.querySelector<HTMLElement>('[type=submit]');
    (next ?? status.current)?.focus();
  };

  return (
    <div ref={status} role="status" tabIndex={-1}>
      {phase === 'sending' && <p className={hidden.visually}>{words.submit.sendingLabel}</p>}
      {notice && closedFor !== phase && (
        <section
          key={phase}
          ref={box}
          className={styles.notice}
          data-tone={notice.tone}
          tabIndex={-1}
          aria-labelledby={titleId}
        >
          <Icon name={iconOf(notice.tone, !!call)} className={styles.icon} />
          <div className={styles.words}>
            <p id={titleId} className={styles.title}>
              {words[notice.words].title}
            </p>
            <p>{words[notice.words].text}</p>
            {children}
            {call && (
              <p>
                {call.label} <PhoneLink phone={call.phone} className={styles.phone} />
              </p>
            )}
          </div>
          <button className={styles.close} type="button" aria-label={closeLabel} onClick={close}>
            <Icon name="close" />
          </button>
        </section>
      )}
    </div>
  );
}

/**
 * On its own, the browser would show the middle of a notice taller than the screen, and leave one
 * that the bar at the bottom of phones covers.
 */
function focusFromItsStart(part: HTMLElement): void {
  part.focus({ preventScroll: true });
  const { top, bottom } = part.getBoundingClientRect();
  const page = getComputedStyle(document.documentElement);
  const header = Number.parseFloat(page.scrollPaddingTop) || 0;
  const bar = Number.parseFloat(page.scrollPaddingBottom) || 0;
  if (top < header || bottom > window.innerHeight - bar) part.scrollIntoView();
}

const submitButton = (part: Element | null) =>
  part?.closest('form')?.querySelector<HTMLElement>('[type=submit]');

function iconOf(tone: NoticeTone, hasNumber: boolean) {
  if (tone === 'success') return 'check';
  return tone === 'waiting' && hasNumber ? 'phone' : 'alert';
}
