/** What must remain text wherever it is shown. */
export const payloads = [
  '</script><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)' x='",
  '</title></style></textarea><svg onload=alert(1)>',
  '--> ]]> <!-- {{a}} &lt;b&gt; &#39;',
  'a\u2028b\u2029c',
  '\\u003cscript\\u003e\\"',
];

/**
 * Whether it is free text: names, addresses and numbers have no spaces, and rendered bodies and
 * phone numbers have a fixed form.
 */
const isWords = (key: string, text: string) =>
  key !== 'html' && text.includes(' ') && !/^\(\d{3}\)/.test(text);

/** A value with a payload in each of its free texts. */
export function poisoned<T>(value: T, payload: string, key = ''): T {
  if (typeof value === 'string') return (isWords(key, value) ? value + payload : value) as T;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, payload, key)) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, poisoned(item, payload, name)]),
  ) as T;
}
