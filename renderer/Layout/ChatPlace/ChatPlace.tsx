import type { Site } from '#content/site';
import { contentHref } from '../../../components/url/href.ts';
import styles from './ChatPlace.module.scss';

interface ChatPlaceProps {
  chat: NonNullable<Site['chat']>;
  hidden: boolean;
}

/** Where the chat provider’s script draws; `startChat` fetches the script once the page is idle. */
export function ChatPlace({ chat, hidden }: ChatPlaceProps) {
  return (
    <div
      id={chat.container}
      data-chat={contentHref(chat.script)}
      data-attributes={chat.attributes && JSON.stringify(chat.attributes)}
      className={styles.place}
      hidden={hidden}
    />
  );
}
