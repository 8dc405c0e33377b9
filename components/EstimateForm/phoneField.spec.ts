import { expect, type Page } from '@playwright/test';
import { formOf, formPath, wake } from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

/** The phone field of a form that lives, and how it reads with `|` for the caret. */
async function openPhone(page: Page) {
  await page.goto(formPath);
  const { field, island } = formOf(page);
  await wake(island);
  const phone = field('phone');
  await phone.focus();
  return {
    phone,
    shows: (text: string) =>
      expect
        .poll(() =>
          phone.evaluate((element: HTMLInputElement) => {
            const caret = element.selectionStart ?? 0;
            return `${element.value.slice(0, caret)}|${element.value.slice(caret)}`;
          }),
        )
        .toBe(text),
    caretTo: (position: number) =>
      phone.evaluate(
        (element: HTMLInputElement, at) => element.setSelectionRange(at, at),
        position,
      ),
  };
}

test('ten digits become (000) 000-0000 while they are typed', { tag: '@once' }, async ({
  page,
}) => {
  const { phone, shows } = await openPhone(page);
  await phone.pressSequentially('8155550142');
  await shows('(815) 555-0142|');
});

test('the caret stays where a digit was typed or deleted', { tag: '@once' }, async ({ page }) => {
  const { phone, shows, caretTo } = await openPhone(page);
  await phone.pressSequentially('815555014');
  await caretTo(7);
  await page.keyboard.type('9');
  await shows('(815) 59|5-5014');
  await phone.fill('8155550142');
  await caretTo(8);
  await page.keyboard.press('Backspace');
  await shows('(815) 5|50-142');
  await page.keyboard.press('Delete');
  await shows('(815) 5|01-42');
});

test('deleting goes on across the punctuation, both ways', { tag: '@once' }, async ({ page }) => {
  const { phone, shows, caretTo } = await openPhone(page);
  await phone.pressSequentially('8155550142');
  await caretTo(10);
  await page.keyboard.press('Backspace');
  await shows('(815) 55|0-142');
  for (let presses = 0; presses < 5; presses += 1) await page.keyboard.press('Backspace');
  await shows('|(014) 2');
  await phone.fill('8155550142');
  await caretTo(4);
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Delete');
  await shows('(815|) 014-2');
});

test('a pasted number is understood, however it is written', { tag: '@once' }, async ({ page }) => {
  const { phone, shows } = await openPhone(page);
  for (const pasted of ['815-555-0142', '+1 815 555 0142', '1-815-555-0142', ' (815)5550142 ']) {
    await test.step(pasted, async () => {
      await page.keyboard.insertText(pasted);
      await shows('(815) 555-0142|');
      await phone.fill('');
    });
  }
});

test('a number that the browser fills in does not take the focus', { tag: '@once' }, async ({
  page,
}) => {
  const { phone } = await openPhone(page);
  await formOf(page).field('email').focus();
  await phone.evaluate((element: HTMLInputElement) => {
    // As autofill does: the value from outside React, then the event.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
      element,
      '+18155550142',
    );
    element.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await expect(phone).toHaveValue('(815) 555-0142');
  await expect(formOf(page).field('email')).toBeFocused();
});

test('other countries’ numbers and extensions can be typed', { tag: '@once' }, async ({ page }) => {
  const { phone } = await openPhone(page);
  await phone.pressSequentially('+44 20 7946 0958');
  await expect(phone).toHaveValue('+44 20 7946 0958');
  await phone.fill('');
  await phone.pressSequentially('815-555-0142 x12');
  await expect(phone).toHaveValue('(815) 555-0142x12');
});
