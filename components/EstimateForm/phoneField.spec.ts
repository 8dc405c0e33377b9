import { expect, type Page } from '@playwright/test';
import { formOf, formPath, wakeForm } from '../../tests/pages/estimatePage.ts';
import { test } from '../../tests/site.ts';

/** The phone field of a hydrated form, with helpers that check and move the caret, shown as `|`. */
async function openPhone(page: Page) {
  await page.goto(formPath);
  const { field, island } = formOf(page);
  await wakeForm(island);
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

// formatPhone.test.ts covers how each text is formatted.
test('the number is formatted while typing, deleting and pasting, and the caret keeps its place', {
  tag: '@once',
}, async ({ page }) => {
  const { phone, shows, caretTo } = await openPhone(page);

  await test.step('a digit in the middle', async () => {
    await phone.pressSequentially('815555014');
    await shows('(815) 555-014|');
    await caretTo(7);
    await page.keyboard.type('9');
    await shows('(815) 59|5-5014');
  });

  await test.step('deleted in the middle, both ways', async () => {
    await phone.fill('8155550142');
    await caretTo(8);
    await page.keyboard.press('Backspace');
    await shows('(815) 5|50-142');
    await page.keyboard.press('Delete');
    await shows('(815) 5|01-42');
  });

  await test.step('deleted across the punctuation, both ways', async () => {
    await phone.fill('8155550142');
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

  await test.step('pasted', async () => {
    await phone.fill('');
    await page.keyboard.insertText('+1 815 555 0142');
    await shows('(815) 555-0142|');
  });

  await test.step('another country’s number, and an extension', async () => {
    await phone.fill('');
    await phone.pressSequentially('+44 20 7946 0958');
    await shows('+44 20 7946 0958|');
    await phone.fill('');
    await phone.pressSequentially('815-555-0142 x12');
    await shows('(815) 555-0142 x12|');
  });

  await test.step('filled in by the browser, which leaves the focus elsewhere', async () => {
    const email = formOf(page).field('email');
    await email.focus();
    await phone.evaluate((element: HTMLInputElement) => {
      // Like autofill: sets the value without React, then fires the event.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        element,
        '+18155550142',
      );
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await expect(phone).toHaveValue('(815) 555-0142');
    await expect(email).toBeFocused();
  });
});
