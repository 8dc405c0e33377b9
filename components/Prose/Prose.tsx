import type { ServiceEntry } from '#content/services';
import { contentHref } from '../url/href.ts';
import styles from './Prose.module.scss';

interface ProseProps {
  /** A Markdown body, sanitized by the content compiler; nothing else is allowed here. */
  html: string;
  questions?: ServiceEntry['questions'];
}

/** Running text with its blocks, and the questions below it. */
export function Prose({ html, questions }: ProseProps) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the content compiler has sanitized it. */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
      {questions && <Questions questions={questions} />}
    </>
  );
}

/** Questions that look like those in a text and also unfold without script. */
const Questions = ({ questions }: { questions: NonNullable<ServiceEntry['questions']> }) => (
  <section className={styles.prose} aria-labelledby="questions">
    <h2 id="questions">{questions.heading}</h2>
    {questions.list.map(({ question, answer, link }) => (
      <details key={question} data-block="question">
        <summary>{question}</summary>
        <p>{answer}</p>
        {link && (
          <p>
            <a href={contentHref(link.href)}>{link.label}</a>
          </p>
        )}
      </details>
    ))}
  </section>
);
