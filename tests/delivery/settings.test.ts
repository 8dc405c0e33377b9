import { expect, test } from 'vitest';
import { estimateDelivery } from '../../scripts/content/model/siteServices.ts';
import { documentedSettings } from '../pages/documentedSettings.ts';

test.each([...documentedSettings])(
  'the setting for %s is valid once its key is filled in',
  (_name, setting) => {
    const text = JSON.stringify(setting);
    const filledIn = JSON.parse(text.replace('the-key-they-gave-you', 'xyzabc'));
    expect(estimateDelivery.safeParse(filledIn).error).toBeUndefined();
    expect(estimateDelivery.safeParse(setting).success).toBe(!text.includes('the-key'));
  },
);
