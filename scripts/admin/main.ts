import './bufferStandIn.ts';
import CMS from '@sveltia/cms';
import {
  type AdminKnown,
  type AdminSettings,
  adminKnownFile,
  adminSettingsFile,
  adminSourceFile,
} from '../content/model/adminPage.ts';
import { contentTypes, namesOf } from '../content/model/contentTypes.ts';
import { adminConfig } from './adminConfig.ts';
import { blockComponents } from './blockComponents.ts';
import { checkBeforeSave } from './checker/checkBeforeSave.ts';
import { readAhead } from './checker/checkTexts.ts';
import { checkDeletion } from './checker/examineEdit.ts';
import { registerFileTextField } from './checker/fileTextField.ts';
import { watchFocus } from './checker/goToField.ts';
import { openRepository } from './checker/openRepository.ts';
import { formAddress, formatName } from './collections.ts';
import { contentFormat } from './contentFormat.ts';
import { explainElsewhere, explainFailure, explainWays, waysIn } from './entryPage.ts';
import { remembering } from './github/openedTexts.ts';
import { watchRequests } from './github/watchRequests.ts';
import { registerPreviews } from './preview/registerPreviews.ts';

const settings: AdminSettings = await told(adminSettingsFile).catch(explainFailure);
const ways = waysIn(settings, location.hostname);
if (ways.length === 0) explainElsewhere();
else {
  explainWays(ways, settings);
  startForms();
}

function startForms() {
  const known = (): Promise<AdminKnown> => told(adminKnownFile);
  const repository = openRepository(known);
  for (const name of namesOf(contentTypes)) {
    const type = contentTypes[name];
    const extension = 'folder' in type ? type.extension : '.yaml';
    const format = contentFormat(extension, type.schema);
    CMS.registerCustomFormat(formatName(name), extension.slice(1), {
      ...remembering(format),
      fromFile(text) {
        const values = format.fromFile(text);
        repository.note(name, text, values);
        readAhead(repository);
        return values;
      },
    });
  }
  for (const block of blockComponents) CMS.registerEditorComponent(block);
  registerFileTextField(settings.folder);
  for (const listener of checkBeforeSave({ folder: settings.folder, repository, known })) {
    CMS.registerEventListener(listener);
  }
  watchRequests(settings, repository, async (path, changed) =>
    checkDeletion(path, new Map([...(await repository.texts()), ...changed]), await known()),
  );
  watchFocus();
  refuseOtherFiles();
  warnBeforeLeaving();
  registerPreviews(settings.folder, told(adminSourceFile));
  openForm();
  CMS.init({ config: adminConfig(settings) });
}

/**
 * Makes the browser ask before it closes a page with unsaved text. The CMS keeps such text in the
 * browser half a second after it was typed, and offers it when the entry is opened again; but
 * people who close a page may never come back to it.
 */
function warnBeforeLeaving(): void {
  let typedAt: string | undefined;
  document.addEventListener('input', () => {
    const isForm = /\/(?:entries|new)\b/.test(location.hash);
    if (isForm) typedAt = location.hash;
  });
  CMS.registerEventListener({
    name: 'postSave',
    handler() {
      typedAt = undefined;
    },
  });
  window.addEventListener('beforeunload', (event) => {
    if (typedAt === location.hash) event.preventDefault();
  });
}

/**
 * Says so if a file is chosen for a picture that is none, such as a PDF. Browsers offer to show all
 * files, whatever the page asks for, and the CMS would take it without showing it.
 */
function refuseOtherFiles(): void {
  const refuse = (event: Event) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || !target.accept.startsWith('image/')) return;
    // Many computers do not know the type of an iPhone’s photo.
    const isOther = ({ type }: File) => type !== '' && !type.startsWith('image/');
    const other = [...(target.files ?? [])].find(isOther);
    if (!other) return;
    event.stopImmediatePropagation();
    target.value = '';
    window.alert(
      `“${other.name}” is not a picture. Choose a photo or a drawing: its name ends in .jpg, .png, .heic, .webp or .svg. To show a page of a document, take a screenshot of it and choose that.`,
    );
  };
  document.addEventListener('change', refuse, { capture: true });
}

/** Opens the form of the page named in the address, as in links on pages and in reports. */
function openForm(): void {
  const page = new URLSearchParams(location.search).get('page');
  if (page) history.replaceState(null, '', location.pathname + formAddress(page));
}

/** Loads a file of the site for the page, relative to it, because the site may be below a path. */
async function told(file: string) {
  const answer = await fetch(`.${file}`).catch(() => undefined);
  if (!answer?.ok) {
    throw new Error(
      'The site cannot be reached. Is the connection lost, or is “npm run dev” no longer running?',
    );
  }
  return answer.json();
}
