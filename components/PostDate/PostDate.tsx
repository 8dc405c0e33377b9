import { usePageContext } from '../PageContext/PageContext.tsx';

interface PostDateProps {
  /** As in content: year, month and day, `2024-12-15`. */
  date: string;
  className?: string | undefined;
}

/** A date as visitors read it: December 15, 2024. */
export function PostDate({ date, className }: PostDateProps) {
  const { language } = usePageContext().site;
  return (
    <time dateTime={date} className={className}>
      {dateFormat(language).format(new Date(date))}
    </time>
  );
}

/** By language: creating one takes a hundred times as long as formatting a date with it. */
const formats = new Map<string, Intl.DateTimeFormat>();

function dateFormat(language: string): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  formats.set(language, format);
  return format;
}
