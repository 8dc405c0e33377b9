import { usePageContext } from '../PageContext/PageContext.tsx';

interface PostDateProps {
  /** As in content: year, month and day, `2024-12-15`. */
  date: string;
  className?: string | undefined;
}

/** A date as visitors read it: December 15, 2024. */
export function PostDate({ date, className }: PostDateProps) {
  const { language } = usePageContext().site;
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <time dateTime={date} className={className}>
      {format.format(new Date(date))}
    </time>
  );
}
