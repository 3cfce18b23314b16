import { FormattedMessage } from 'react-intl';
import type { ContentRow } from '../../api/staffApi.ts';
import { Mark } from '../ui/Mark.tsx';
import { contentStateTexts } from '../ui/textIds.ts';
import { useTimes } from '../ui/useTimes.ts';

const TONES = { published: 'success', draft: 'warning', planned: 'info' } as const;

type ContentStateMarkProps = Pick<ContentRow, 'state' | 'in_shop' | 'publish_at'>;

export function ContentStateMark(props: ContentStateMarkProps) {
  const { state, in_shop: isInShop, publish_at: time } = props;
  const times = useTimes();
  return (
    <>
      <Mark tone={TONES[state]}>
        <FormattedMessage
          id={contentStateTexts[state]}
          values={{ time: time === null ? '' : times.moment(time) }}
        />
      </Mark>
      {!isInShop && (
        <Mark tone="neutral">
          <FormattedMessage id="staff.content.notInShop" />
        </Mark>
      )}
    </>
  );
}
