import { usePageContext } from '../../../components/PageContext/PageContext.tsx';
import { PhoneLink } from '../../../components/PhoneLink/PhoneLink.tsx';
import { estimateHref } from '../../../components/url/href.ts';
import { CallWords } from '../CallWords/CallWords.tsx';
import { ChatPlace } from '../ChatPlace/ChatPlace.tsx';
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
