import './bufferStandIn.ts';
import CMS from '@sveltia/cms';
import { type AdminSettings, adminSettingsFile } from '../content/model/adminPage.ts';
import { contentTypes, namesOf } from '../content/model/contentTypes.ts';
import { adminConfig } from './adminConfig.ts';
import { formatName } from './collections.ts';
import { contentFormat } from './contentFormat.ts';

// The CMS opens a folder only where the page comes from the same computer.
if (/^(?:localhost|127\.0\.0\.1)$/.test(location.hostname)) await startForms();
else document.body.append(elsewhere());

async function startForms() {
  // The page lies where the site does, which may be below a path.
  const answer = await fetch(`.${adminSettingsFile}`);
  const settings: AdminSettings = await answer.json();
  for (const name of namesOf(contentTypes)) {
    const type = contentTypes[name];
    const extension = 'folder' in type ? type.extension : '.yaml';
    const format = contentFormat(extension, type.schema);
    CMS.registerCustomFormat(formatName(name), extension.slice(1), format);
  }
  CMS.init({ config: adminConfig(settings) });
}

/** What the page says where its forms cannot open. */
function elsewhere(): Node {
  const words = document.getElementById('elsewhere') as HTMLTemplateElement;
  return words.content.cloneNode(true);
}
