import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { loadAgain } from './load-again.ts';

/** Stands in for a part of the page whose code did not come. */
export function PartNotLoaded() {
  return (
    <Notice tone="error" role="alert" actions={<Button onClick={() => void loadAgain()}>Try again</Button>}>
      This step could not be loaded. Check the connection. Your work is kept.
    </Notice>
  );
}
