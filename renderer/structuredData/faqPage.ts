import type { FAQPage } from 'schema-dts';
import type { HeadData } from '../../components/PageContext/head.ts';
import { pageId, ref } from './identity.ts';

/**
 * The questions that a page answers.
 * @see https://developers.google.com/search/docs/appearance/structured-data/faqpage
 */
export function faqPage(path: string, questions: NonNullable<HeadData['questions']>): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': pageId(path, 'questions'),
    isPartOf: ref(pageId(path, 'webpage')),
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
