import { formAddressOf } from '../../scripts/content/model/adminPage.ts';

/**
 * Puts a link to the page’s editing form in its corner, for editors: visitors never load this. Its
 * styles are here, as the site’s styles are for visitors.
 */
function offerForm(): void {
  const base = import.meta.env.BASE_URL;
  const page = `/${location.pathname.slice(base.length)}`.replace(/(?<=.)\/$|\.html$/, '');
  const link = document.createElement('a');
  link.href = base + formAddressOf(page).slice(1);
  link.textContent = 'Edit this page';
  Object.assign(link.style, {
    position: 'fixed',
    insetInlineStart: '0.5rem',
    insetBlockEnd: '5rem',
    zIndex: '30',
    padding: '0.75rem 1rem',
    color: 'white',
    background: '#14110f',
    border: '1px solid',
    fontSize: '1rem',
  });
  // Outside the body, where an edit that arrives while the page is open leaves it alone.
  document.documentElement.append(link);
}

offerForm();
