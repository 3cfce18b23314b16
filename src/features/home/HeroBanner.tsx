import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useIntl } from 'react-intl';
import { useGetHomeContentQuery } from '../../api/api.ts';
import { ErrorState } from '../../components/state/ErrorState.tsx';
import { Slider } from '../../components/slider/Slider.tsx';
import { answerState } from '../../lib/answerState.ts';
import { uniqueKeys } from '../../lib/uniqueKeys.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { configText, selectConfig } from '../shop/configSelector.ts';
import { BannerSlide } from './BannerSlide.tsx';
import styles from './HeroBanner.module.css';
import { useFirstPicture } from './useFirstPicture.ts';

export function HeroBanner() {
  const { formatMessage } = useIntl();
  const config = useAppSelector(selectConfig);
  const query = useGetHomeContentQuery();
  const { answer, hasFailed } = answerState(query);
  const banners = answer?.banners ?? [];
  const keys = uniqueKeys(banners.map(({ link }) => link));
  const { holder, isSettled } = useFirstPicture(banners[0]?.picture);
  return (
    <div ref={holder}>
      <Typography variant="h1" className="visuallyHidden">
        {configText(config, 'meta_title') ||
          configText(config, 'store_name') ||
          formatMessage({ id: 'breadcrumb.home.title' })}
      </Typography>
      {hasFailed && <ErrorState textId="home.banner.failed" onRetry={query.refetch} />}
      {!answer && !hasFailed && <Skeleton variant="rectangular" className={styles.waiting} />}
      {banners.length > 0 && (
        <Slider
          kind="home-banner"
          label={formatMessage({ id: 'home.banner.label' })}
          isHeld={!isSettled}
        >
          {banners.map((banner, index) => (
            <BannerSlide
              key={keys[index]}
              banner={banner}
              isFirst={index === 0}
              hasPicture={index === 0 || isSettled}
            />
          ))}
        </Slider>
      )}
    </div>
  );
}
