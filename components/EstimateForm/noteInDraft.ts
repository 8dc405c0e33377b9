import { createDraftStore, draftKeys } from '../delivery/draftStore.ts';

/** What a visitor asks about. */
interface Inquiry {
  serviceType?: string | undefined;
  note: string;
}

/**
 * Stores what the visitor asks about for the estimate form, on whichever page it is opened next.
 * What they have typed or chosen themselves is kept.
 */
export function noteInDraft({ serviceType, note }: Inquiry): void {
  const drafts = createDraftStore(draftKeys.estimate, () => sessionStorage);
  const draft = drafts.read();
  const typed = String(draft?.values.projectDescription ?? '');
  drafts.write({
    ...draft,
    values: {
      ...draft?.values,
      serviceType: draft?.values.serviceType || serviceType,
      projectDescription: typed.includes(note) ? typed : [typed, note].filter(Boolean).join('\n'),
    },
  });
}
