import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { CallError } from '../identity/call.ts';
import { Button } from '../ui/button.tsx';
import { ErrorSummary } from '../ui/error-summary.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldId, FormContext } from './form-context.ts';
import { LogInAgain, needsFreshSignIn } from './log-in-again.tsx';
import type { SendingOptions, Values } from './use-sending.ts';
import { useSending } from './use-sending.ts';
import styles from './call-form.module.css';

interface CallFormProps<Data> extends SendingOptions<Data> {
  readonly id: string;
  /** What the button says. */
  readonly submit: string;
  readonly look?: 'primary' | 'plain' | 'danger';
  /** The button is as wide as the fields. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
  /** What can be done about a refusal that is about no field. */
  readonly remedy?: (error: CallError, values: Values) => ReactNode;
  /** Beside the button. */
  readonly aside?: ReactNode;
  /** Called when a person comes to a field or the button, and each time they go on to another. */
  readonly onTouch?: () => void;
}

/**
 * A form that sends its values in one call, even if the button is pressed twice. Each error appears at its field, with a
 * list above if there are several, and the first field with an error gets the focus. Fields keep what was typed.
 */
export function CallForm<Data>(props: CallFormProps<Data>) {
  const { id, submit, look = 'primary', isWide, children, send, onDone, onRefused, remedy, clears } = props;
  const { aside, onTouch } = props;
  const { formRef, outcome, isBusy, isReady, onSubmit, onInput } = useSending({ send, onDone, onRefused, clears });
  const { errors, failure } = outcome;
  const context = useMemo(() => ({ id, errors }), [id, errors]);
  return (
    <form
      ref={formRef}
      id={id}
      method="post"
      noValidate
      className={styles.form}
      onFocus={onTouch}
      onSubmit={onSubmit}
      onInput={onInput}
    >
      {errors.size > 1 && (
        <ErrorSummary
          title={`Fix ${errors.size} fields`}
          entries={[...errors].map(([name, message]) => ({ path: fieldId(id, name), message }))}
          onGo={(path) => document.getElementById(path)?.focus()}
        />
      )}
      {failure && (
        <div data-failure tabIndex={-1} className={styles.failure}>
          <Notice
            tone="error"
            role="alert"
            actions={needsFreshSignIn(failure.error) ? <LogInAgain /> : remedy?.(failure.error, failure.values)}
          >
            {failure.error.message}
          </Notice>
        </div>
      )}
      <FormContext value={context}>{children}</FormContext>
      <div className={styles.actions}>
        <Button
          type={isReady ? 'submit' : 'button'}
          look={look === 'primary' ? 'primary' : 'plain'}
          className={[isWide && styles.wide, look === 'danger' && styles.danger].filter(Boolean).join(' ')}
          aria-disabled={isBusy}
        >
          {submit}
        </Button>
        {aside}
      </div>
    </form>
  );
}
