import type { Home } from '#content/home';
import { Island } from '../../components/Island/Island.tsx';
import { useInterface } from '../../components/PageContext/PageContext.tsx';
import { Section } from '../../components/Section/Section.tsx';
import { TestimonialCarousel } from '../../components/TestimonialCarousel/TestimonialCarousel.island.tsx';
import type { HomeData } from './+data.ts';
import styles from './Testimonials.module.scss';

interface TestimonialsProps {
  words: Home['testimonials'];
  testimonials: HomeData['testimonials'];
}

export function Testimonials({ words, testimonials }: TestimonialsProps) {
  const { carousel, testimonials: controls } = useInterface();
  return (
    <Section ground="stone" labelledBy="testimonials-heading" intro={words}>
      <div className={styles.carousel}>
        <Island
          component={TestimonialCarousel}
          trigger="visible"
          props={{ testimonials, words: { carousel, testimonials: controls } }}
        />
      </div>
    </Section>
  );
}
