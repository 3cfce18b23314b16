import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Testimonial } from '../../api/endpoints.gen.ts';
import { RatingStars } from '../../components/goods/RatingStars.tsx';
import { NearSlider } from '../../components/slider/NearSlider.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Testimonials.module.css';

export function Testimonials({ testimonials }: { readonly testimonials: readonly Testimonial[] }) {
  const { formatMessage } = useIntl();
  if (testimonials.length === 0) return null;
  const keys = uniqueKeys(testimonials.map(({ name }) => name));
  const heading = formatMessage({ id: 'home.testimonials.title' });
  return (
    <div>
      <SectionHeading id="home-testimonials">{heading}</SectionHeading>
      <NearSlider kind="testimonial" label={heading}>
        {(isShort) =>
          testimonials.map(({ name, place, text, rating }, index) => (
            <Paper
              key={keys[index]}
              component="figure"
              variant="sunken"
              className={styles.testimonial}
            >
              <RatingStars rating={rating} isShort={isShort} />
              <Typography variant="lead" component="blockquote" className={styles.text}>
                {text}
              </Typography>
              <figcaption>
                <strong>{name}</strong>{' '}
                <Typography variant="inherit" component="span" color="textSecondary">
                  {place}
                </Typography>
              </figcaption>
            </Paper>
          ))
        }
      </NearSlider>
    </div>
  );
}
