const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

interface PostDateProps {
  /** As in content: year, month and day, `2024-12-15`. */
  date: string;
  className?: string | undefined;
}

/** A date as visitors read it: December 15, 2024. */
export function PostDate({ date, className }: PostDateProps) {
  return (
    <time dateTime={date} className={className}>
      {format.format(new Date(date))}
    </time>
  );
}
