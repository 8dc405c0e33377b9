import { type Make, typed } from './slip.ts';

const monthNames = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

function dateStyles(date: string): string[] {
  const [year = '', month = '', day = ''] = date.split('-');
  const [m, d] = [String(Number(month)), String(Number(day))];
  const name = monthNames[Number(month) - 1] ?? '';
  const short = name.slice(0, 3);
  const nth = `${d}${/1\d$/.test(day) ? 'th' : (({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[d.slice(-1)] ?? 'th')}`;
  return [
    `${month}/${day}/${year}`,
    `${m}/${d}/${year}`,
    `${month}-${day}-${year.slice(2)}`,
    `${m}/${d}/${year.slice(2)}`,
    `${short}. ${nth}, ${year}`,
    `${day} ${name} ${year}`,
    `${d} ${short} ${year}`,
    `${year}/${month}/${day}`,
    `${year}${month}${day}`,
    `"${name} ${d} ${year}"`,
    `${name} ${d}, ${year}`,
    `${month}.${day}.${year}`,
    `${year}-${m}-${d}`,
    `${name} ${nth} ${year}`,
    `"${date}"`,
    `'${m}/${d}/${year}'`,
    `${nth} of ${name}, ${year}`,
    `Sunday, ${name} ${d}, ${year}`,
    ...(Number(day) > 12 ? [`${day}/${month}/${year}`, `${day}.${month}.${year}`] : []),
  ];
}

function phoneStyles(phone: string): string[] {
  const digits = phone.replaceAll(/\D/g, '');
  const [a, b, c] = [digits.slice(0, 3), digits.slice(3, 6), digits.slice(6)];
  return [
    `${a}-${b}-${c}`,
    `${a}.${b}.${c}`,
    `${a} ${b} ${c}`,
    `(${a})${b}-${c}`,
    `+1 ${a} ${b} ${c}`,
    `1-${a}-${b}-${c}`,
    digits,
    `+1${digits}`,
    `(${a}) ${b} ${c}`,
    `"${phone}"`,
    `${a}/${b}-${c}`,
    `tel: ${a}-${b}-${c}`,
    `(${a}) ${b}–${c}`,
  ];
}

/** Dates, numbers, addresses and the like as people write them. */
export const values: Readonly<Record<string, Make>> = {
  'a value in quotes': (random, sample, place) => {
    if (
      place.kind !== 'number' &&
      place.kind !== 'boolean' &&
      place.kind !== 'date' &&
      place.kind !== 'phone' &&
      place.kind !== 'zip'
    )
      return undefined;
    const quote = random.pick(['"', "'", '“', '‘']);
    const close = { '“': '”', '‘': '’' }[quote] ?? quote;
    return typed(
      'a value in quotes',
      sample,
      place,
      `${quote}${String(place.value)}${close}`,
      place.value,
    );
  },
  'yes for true': (random, sample, place) =>
    place.kind === 'boolean'
      ? typed(
          'yes for true',
          sample,
          place,
          random.pick(['yes', 'Yes', 'on', 'TRUE', "'true'", 'YES']),
          true,
        )
      : undefined,
  'a date in another style': (random, sample, place) =>
    place.kind === 'date'
      ? typed(
          'a date in another style',
          sample,
          place,
          random.pick(dateStyles(place.value as string)),
          place.value,
        )
      : undefined,
  'a phone number in another style': (random, sample, place) =>
    place.kind === 'phone'
      ? typed(
          'a phone number in another style',
          sample,
          place,
          random.pick(phoneStyles(place.value as string)),
          place.value,
        )
      : undefined,
  'a ZIP code without quotes': (_random, sample, place) =>
    place.kind === 'zip'
      ? typed('a ZIP code without quotes', sample, place, String(place.value), place.value)
      : undefined,
  'a street with a suite': (random, sample, place) => {
    if (place.key !== 'street') return undefined;
    const street = random.pick([
      '418 Ridgepole Lane #200',
      'Suite 200, 418 Ridgepole Lane',
      'Suite: 200, 418 Ridgepole Lane',
      '418 Ridgepole Lane, # 4',
      '#4, 418 Ridgepole Lane',
      '418 Ridgepole Lane: Suite 2',
      '"418 Ridgepole Lane" #200',
    ]);
    return typed('a street with a suite', sample, place, street, street);
  },
  'an address without its start': (random, sample, place) => {
    if (place.kind !== 'url' || !/^https:\/\//.test(place.value as string)) return undefined;
    const bare = (place.value as string).slice('https://'.length);
    return typed(
      'an address without its start',
      sample,
      place,
      random.pick([
        bare,
        `http://${bare}`,
        ` ${bare} `,
        `"${bare}"`,
        `https:// ${bare}`,
        `//${bare}`,
        `<https://${bare}>`,
      ]),
      place.value,
    );
  },
};
