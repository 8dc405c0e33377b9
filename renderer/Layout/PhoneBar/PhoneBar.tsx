import type { Site } from '#content/site';
import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { PhoneIcon, PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { contentHref, estimateHref } from '../../../components/url/href.ts';
import { contacts } from '../../content.ts';
import styles from './PhoneBar.module.scss';

/**
 * What a homeowner on a phone comes for, under the thumb: to call, to ask for an estimate, to chat.
 * On wide screens the header has the first two, and the chat stays in a corner, except on home.
 * @param props.hasEstimate whether the page has the estimate form
 */
export function PhoneBar({ hasEstimate }: { hasEstimate: boolean }) {
  const { site, navigation, interfaceWords, urlPathname } = usePageContext();
  const { phone, chat } = site;
  return (
    <div className={styles.bar} data-phone-bar>
      <nav className={styles.links} aria-label={interfaceWords.layout.quickContact}>
        <PhoneLink phone={phone.display} className={styles.call}>
          <CallWords phone={phone} label={navigation.callLabel} />
        </PhoneLink>
        <a href={estimateHref(hasEstimate)} className={styles.estimate}>
          {navigation.estimateLabel}
        </a>
      </nav>
      {chat && <ChatPlace chat={chat} hidden={urlPathname === '/'} />}
    </div>
  );
}

interface CallWordsProps {
  phone: Site['phone'];
  label: string;
}

/** The two lines of a small call button: its words, with “24/7” if that is true, and the number. */
export const CallWords = ({ phone, label }: CallWordsProps) => (
  <>
    <PhoneIcon />
    <span>
      {label} {phone.hours === 'always' && contacts.phone.hours} <br />
      <span className={styles.number}>{phone.display}</span>
    </span>
  </>
);

interface ChatPlaceProps {
  chat: NonNullable<Site['chat']>;
  hidden: boolean;
}

/** Where the chat provider’s script draws; `startChat` fetches the script once the page is idle. */
function ChatPlace({ chat, hidden }: ChatPlaceProps) {
  return (
    <div
      id={chat.container}
      data-chat={contentHref(chat.script)}
      data-attributes={chat.attributes && JSON.stringify(chat.attributes)}
      className={styles.chat}
      hidden={hidden}
    />
  );
}
