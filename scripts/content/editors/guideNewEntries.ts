import type { Edit } from './guideEdits.ts';
import { fieldName, linkTo, typeNamed } from './guideTypes.ts';

/** Copying a file that is right beats any blank form: its lines are in order already. */
const copyOf = (typeName: string, example: string) => {
  const { folder, files } = typeNamed(typeName);
  const ending = files.split('*').at(-1);
  return [
    `Open one that is like it in ${linkTo(typeName)} and press “Copy raw file” (two overlapping squares).`,
    `Go back to the folder ${linkTo(typeName)}, press “Add file”, then “Create new file”. Name it in lower-case letters with hyphens, ending in \`${ending}\`: \`${folder}/${example}${ending}\`.`,
  ];
};

/** Edits that make a new file. @param save the step that ends each of them */
export const newEntryEdits = (save: string): readonly Edit[] => [
  {
    title: 'Add a blog post',
    steps: [
      ...copyOf('posts', 'hail-season-in-byron'),
      'Paste, and replace every text between the two lines of three hyphens. The file name becomes the address.',
      `Set ${fieldName('posts', 'date')} and choose ${fieldName('posts', 'category')} from the ids in ${linkTo('blog')}.`,
      `Set ${fieldName('posts', 'image', 'file')} to a picture in [content/images](images), and say in ${fieldName('posts', 'image', 'alt')} what it shows.`,
      `${fieldName('posts', 'seo', 'title')} and ${fieldName('posts', 'seo', 'description')} are what a search engine shows. Keep to the lengths in [the table](#every-file-and-its-fields).`,
      'Write the article below the second line of three hyphens. Start headings with `##`.',
      save,
    ],
  },
  {
    title: 'Add a picture',
    steps: [
      'Open the folder in [content/images](images) that fits, for example `projects`, press “Add file”, then “Upload files”, and drop the picture there. JPEG, PNG, WebP and AVIF are fine, as they come from a phone; 25 MB at most. The site makes the small sizes itself.',
      'Give it a name in lower-case letters with hyphens before you upload it, such as `byron-barn-roof.jpg`.',
      'Choose “Create a new branch and start a pull request”. Then choose that branch in the menu that says “main”.',
      'On that branch, open the file of the page that shall show it. Write the picture’s folder and name after `file:`, for example `projects/byron-barn-roof.jpg`, and what it shows after `alt:`, for people who cannot see it.',
      'Inside a text, write `![what it shows](../images/projects/byron-barn-roof.jpg)` on a line of its own.',
      'Press “Commit changes” and stay on the same branch.',
    ],
  },
  {
    title: 'Add a project to the gallery',
    steps: [
      'Upload its picture first, as in [Add a picture](#4-add-a-picture), and stay on that branch.',
      ...copyOf('projects', 'byron-barn-roof'),
      `Paste, and replace every text. Choose ${fieldName('projects', 'category')} from the ids in ${linkTo('gallery')}, except “all”.`,
      `${fieldName('projects', 'order')} is its place in the grid: use the next free number to put it last.`,
      save,
    ],
  },
  {
    title: 'Add a testimonial',
    steps: [
      ...copyOf('testimonials', 'maria-l-byron'),
      `Paste, and replace every text. Write the customer’s own words into ${fieldName('testimonials', 'text')}, with their permission.`,
      `${fieldName('testimonials', 'page')} says where it shows: \`home\` or \`reviews\`. One on the home page also needs ${fieldName('testimonials', 'service')}; delete that line for \`reviews\`.`,
      'Delete the line `placeholder: true` if there is one: this customer is real.',
      save,
    ],
  },
  {
    title: 'Add a city page',
    steps: [
      ...copyOf('cities', 'belvidere'),
      'Paste, and write it anew: at least three facts that are true of that place alone, such as its river, the age of its houses, the storms it gets. A page that only swaps the name is refused, as search engines drop such pages.',
      `Use the next free number for ${fieldName('cities', 'order')}.`,
      `On the same branch, open ${linkTo('service-areas')}, find the place and add below its \`name:\` the line ${fieldName('service-areas', 'illinois', 'areas', 0, 'city')} with the file’s name without \`.md\`.`,
      `Link it in the menu: see [Change the menu](#8-change-the-menu).`,
      save,
    ],
  },
];
