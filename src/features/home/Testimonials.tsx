import { useIntl } from 'react-intl';
import type { Testimonial } from '../../api/endpoints.gen.ts';
import { RatingStars } from '../../components/RatingStars.tsx';
import { NearSlider } from '../../components/NearSlider.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Testimonials.module.css';

/** What customers say; nothing without any. */
export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { formatMessage } = useIntl();
  if (testimonials.length === 0) return null;
  const heading = formatMessage({ id: 'home.testimonials.title' });
  return (
    <div>
      <SectionHeading id="home-testimonials">{heading}</SectionHeading>
      <NearSlider kind="testimonial" label={heading}>
        {testimonials.map(({ name, place, text, rating }) => (
          <figure key={name} className={styles.testimonial}>
            <RatingStars rating={rating} />
            <blockquote className={styles.text}>{text}</blockquote>
            <figcaption>
              <strong>{name}</strong> <span className={styles.place}>{place}</span>
            </figcaption>
          </figure>
        ))}
      </NearSlider>
    </div>
  );
}
