import { type ContentModel, validFiles } from '../../model/contentModel.ts';
import { type Diagnostic, finding, locate } from '../../model/diagnostic.ts';

/** Checks that texts ask for photographs only where the site says how they can be sent. */
export function checkPhotoRequests(model: ContentModel): Diagnostic[] {
  const site = model.singles.site?.value;
  if (!site || site.email || site.textMessages) return [];
  return validFiles(model).flatMap(({ file, photoRequests }) =>
    photoRequests.map(({ words, range }) =>
      locate(finding('photos-unreachable', { words }), file, range),
    ),
  );
}
