import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './DeliveryNotice.module.scss';
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

/** Where to turn instead, or as well. */
export interface CallWay {
  label: string;
  phone: string;
}

interface DeliveryNoticeProps {
  words: DeliveryWords;
  phase: Phase;
  /** Whether it stays where it is, as the visitor knows. */
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

/** What became of a form’s request; stands in the form, in a live region, so that it is read out. */
export function DeliveryNotice(props: DeliveryNoticeProps) {
  const { words, phase, wasAsked, closeLabel, call, children } = props;
  const box = useRef<HTMLElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const notice = notices[phase];

  // Only the notice is closed: what it is about goes on, and what comes next is told again.
  const [closedFor, setClosedFor] = useState<Phase>();
  useEffect(() => {
    setClosedFor((closed) => (closed === phase ? closed : undefined));
  }, [phase]);

  useEffect(() => {
    // The button has lost the focus as it was disabled, to whatever is around it once the ground or the
    // button was pressed since, in Safari at once. A visitor who is elsewhere by now is left there.
    const { activeElement } = document;
    const isHere =
      activeElement?.contains(status.current) ||
      activeElement === submitButton(status.current) ||
      status.current?.contains(activeElement);
    if (!isOnItsWay(phase) && isHere && !wasAsked && box.current) focusFromItsStart(box.current);
  }, [phase, wasAsked]);

  const close = () => {
    setClosedFor(phase);
    // The button beside it comes next; without one, what follows does.
    const next = status.current?.parentElement?.querySelector<HTMLElement>('[type=submit]');
    (next ?? status.current)?.focus();
  };

  return (
    <div ref={status} role="status" tabIndex={-1}>
      {phase === 'sending' && <p className={styles.sending}>{words.submit.sendingLabel}</p>}
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

/** The browser would show the middle of what is higher than the screen, and not its title. */
function focusFromItsStart(part: HTMLElement): void {
  part.focus({ preventScroll: true });
  const { top, bottom } = part.getBoundingClientRect();
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  if (top < (header || 0) || bottom > window.innerHeight) part.scrollIntoView();
}

const submitButton = (part: Element | null) =>
  part?.closest('form')?.querySelector<HTMLElement>('[type=submit]');

function iconOf(tone: NoticeTone, hasNumber: boolean) {
  if (tone === 'success') return 'check';
  return tone === 'waiting' && hasNumber ? 'phone' : 'alert';
}
