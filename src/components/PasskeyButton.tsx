import Button from '@mui/material/Button';
import { useState } from 'react';
import { FormMessage } from './state/FormMessage.tsx';

interface PasskeyButtonProps {
  readonly label: string;
  /** Uses or makes a passkey. @returns what went wrong; undefined where nothing did */
  readonly onPress: () => Promise<string | undefined>;
}

/** Does something by a passkey of this device or of another one, and says what went wrong. */
export function PasskeyButton({ label, onPress }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [rejection, setRejection] = useState<string>();

  const handleClick = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setRejection(undefined);
    const text = await onPress();
    setRejection(text);
    setIsBusy(false);
  };

  return (
    <>
      <FormMessage
        outcome={rejection === undefined ? undefined : { kind: 'error', text: rejection }}
      />
      <p>
        <Button variant="outlined" aria-disabled={isBusy} onClick={() => void handleClick()}>
          {label}
        </Button>
      </p>
    </>
  );
}
