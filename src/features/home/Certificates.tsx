import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import type { Certificate } from '../../api/endpoints.gen.ts';
import { ProductImage } from '../../components/goods/ProductImage.tsx';
import { NearSlider } from '../../components/slider/NearSlider.tsx';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { SectionHeading } from './SectionHeading.tsx';
import styles from './Certificates.module.css';

export function Certificates({ certificates }: { readonly certificates: readonly Certificate[] }) {
  const { formatMessage } = useIntl();
  if (certificates.length === 0) return null;
  const keys = uniqueKeys(certificates.map(({ title }) => title));
  const heading = formatMessage({ id: 'home.certificates.title' });
  return (
    <div>
      <SectionHeading id="home-certificates">{heading}</SectionHeading>
      <NearSlider kind="certificate" label={heading}>
        {(isShort) =>
          certificates.map(({ title, text, image }, index) => (
            <Paper
              key={keys[index]}
              component="figure"
              variant="outlined"
              className={styles.certificate}
            >
              <ProductImage
                src={image}
                alt=""
                width={112}
                height={112}
                isShort={isShort}
                className={styles.picture}
              />
              <figcaption>
                <Typography variant="h5" component="p">
                  {title}
                </Typography>
                <Typography color="textSecondary">{text}</Typography>
              </figcaption>
            </Paper>
          ))
        }
      </NearSlider>
    </div>
  );
}
