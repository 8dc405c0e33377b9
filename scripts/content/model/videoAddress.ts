/** A video on another site that is played within a page of ours. */
interface Video {
  /** Its address on its own site; how a text must name it. */
  page: string;
  /** The address of a frame that plays it without tracking the visitor. */
  frame: string;
}

/** What all the addresses of a site’s videos have in common. */
interface VideoSite {
  hosts: RegExp;
  /** The first group is the video’s id; another is the key to an unlisted video. */
  path: RegExp;
  video: (id: string, key?: string) => Video;
}

const sites: readonly VideoSite[] = [
  {
    hosts: /^(?:(?:www\.|m\.|music\.)?youtube(?:-nocookie)?\.com|youtu\.be)$/,
    path: /^\/(?:watch\?(?:.*&)?v=|shorts\/|embed\/|live\/|v\/|(?=[\w-]{11}(?:[?/&]|$)))([\w-]{11})(?![\w-])/,
    video: (id) => ({
      page: `https://www.youtube.com/watch?v=${id}`,
      frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
    }),
  },
  {
    hosts: /^(?:www\.|player\.)?vimeo\.com$/,
    path: /^\/(?:video\/|channels\/[\w-]+\/|groups\/[\w-]+\/videos\/|manage\/videos\/)?(\d{5,12})(?:\/([0-9a-f]{6,16})|\?(?:.*&)?h=([0-9a-f]{6,16}))?(?![\w-])/,
    video: (id, key) => ({
      page: `https://vimeo.com/${id}${key ? `/${key}` : ''}`,
      frame: `https://player.vimeo.com/video/${id}?${key ? `h=${key}&` : ''}autoplay=1&dnt=1`,
    }),
  },
];

/** @returns the site of this address, if it is one whose videos we can show */
const siteOf = ({ hostname }: URL) => sites.find(({ hosts }) => hosts.test(hostname));

/** Whether an address leads to a site whose videos can be shown. */
export const isVideoSite = (address: string): boolean =>
  URL.canParse(address) && siteOf(new URL(address)) !== undefined;

/** The video at an address, in whatever form it was copied; none for channels and lists. */
export function videoAt(address: string): Video | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const site = /^https?:$/.test(url.protocol) ? siteOf(url) : undefined;
  const [, id, key, other] = site?.path.exec(url.pathname + url.search) ?? [];
  return site && id ? site.video(id, key ?? other) : undefined;
}
