import type { ServiceEntry } from '#content/services';
import { Icon } from '../Icon/Icon.tsx';
import { contentHref } from '../url/href.ts';
import styles from './Questions.module.scss';

/** Questions that unfold their answers, without script too; the browser’s search opens them. */
export function Questions({ questions }: { questions: NonNullable<ServiceEntry['questions']> }) {
  return (
    <section className={styles.questions} aria-labelledby="questions">
      <h2 id="questions" className={styles.heading}>
        {questions.heading}
      </h2>
      {questions.list.map(({ question, answer, link }) => (
        <details key={question} className={styles.item}>
          <summary className={styles.question}>
            {question}
            <Icon name="chevron" className={styles.chevron} />
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
            {link && (
              <p>
                <a href={contentHref(link.href)}>{link.label}</a>
              </p>
            )}
          </div>
        </details>
      ))}
    </section>
  );
}
