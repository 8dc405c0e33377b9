/**
 * Says so if a file is chosen for a picture that is none, such as a PDF. Browsers offer to show all
 * files, whatever the page asks for, and the CMS would take it without showing it.
 */
export function refuseOtherFiles(): void {
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
