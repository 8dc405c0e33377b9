import { type ReactNode, type RefObject, useId } from 'react';
import { Icon, type IconName } from '../Icon/Icon.tsx';
import { PhoneLink } from '../PhoneLink/PhoneLink.tsx';
import styles from './FormNotice.module.scss';

/** How a notice looks: good news, bad news, or neither yet. */
export type NoticeTone = 'success' | 'destructive' | 'waiting';

interface FormNoticeProps {
  tone: NoticeTone;
  words: { readonly title: string; readonly text: string };
  /** Where to turn instead, or as well. */
  call: { label: string; phone: string } | undefined;
  /** Takes the focus when the button that had it is gone. */
  box: RefObject<HTMLElement | null>;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
}

const icons: Record<NoticeTone, IconName> = {
  success: 'check',
  destructive: 'alert',
  waiting: 'alert',
};

/** Says how sending went. It stands in a live region, so that it is read out. */
export function FormNotice(props: FormNoticeProps) {
  const { tone, words, call, box, closeLabel, onClose, children } = props;
  const titleId = useId();
  return (
    <section
      ref={box}
      className={styles.notice}
      data-tone={tone}
      tabIndex={-1}
      aria-labelledby={titleId}
    >
      <Icon name={tone === 'waiting' && call ? 'phone' : icons[tone]} className={styles.icon} />
      <div className={styles.words}>
        <p id={titleId} className={styles.title}>
          {words.title}
        </p>
        <p>{words.text}</p>
        {children}
        {call && (
          <p>
            {call.label} <PhoneLink phone={call.phone} className={styles.phone} />
          </p>
        )}
      </div>
      <button className={styles.close} type="button" aria-label={closeLabel} onClick={onClose}>
        <Icon name="close" />
      </button>
    </section>
  );
}
