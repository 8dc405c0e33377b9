const gradient =
  /^<(linear|radial)Gradient id="([^"]+)" gradientUnits="userSpaceOnUse" ([^>]*)>(.*)<\//;

/** Definitions with colour stops that several gradients use written once and referred to. */
export const shareStops = (defs: readonly string[]): string => {
  const uses = new Map<string, number>();
  for (const def of defs) {
    const stops = gradient.exec(def)?.[4];
    if (stops !== undefined) {
      uses.set(stops, (uses.get(stops) ?? 0) + 1);
    }
  }
  const ids = new Map<string, string>();
  const out: string[] = [];
  for (const def of defs) {
    const [, kind, id, line, stops = ''] = gradient.exec(def) ?? [];
    if (kind === undefined || (uses.get(stops) ?? 0) < 2) {
      out.push(def);
      continue;
    }
    const key = `${kind}${stops}`;
    const known = ids.get(key);
    const shared = known ?? `s${ids.size}`;
    if (known === undefined) {
      ids.set(key, shared);
      out.push(
        `<${kind}Gradient id="${shared}" gradientUnits="userSpaceOnUse">${stops}</${kind}Gradient>`,
      );
    }
    out.push(`<${kind}Gradient id="${id}" href="#${shared}" ${line}/>`);
  }
  return out.join('');
};
