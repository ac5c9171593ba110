import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useGoToPath } from '../store/use-go-to-path.ts';

/** Why something could not be calculated, with a link to the field to change. */
export function ProblemNotice({ message, path }: { message: string; path: string }) {
  const goToPath = useGoToPath();
  return (
    <Notice tone="warning" role="status" actions={<Button onClick={() => goToPath(path)}>Fix it</Button>}>
      {message}
    </Notice>
  );
}
