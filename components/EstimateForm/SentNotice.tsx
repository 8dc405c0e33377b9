import { completed } from '../../scripts/content/model/published.ts';
import { DeliveryNotice } from '../delivery/DeliveryNotice.tsx';
import styles from './EstimateForm.module.scss';
import type { EstimateRequest } from './estimateSchema.ts';
import type { SubmitAreaProps } from './SubmitArea.tsx';
import type { EstimateFormProps } from './useEstimateForm.ts';

interface SentNoticeProps extends SubmitAreaProps {
  /** What was sent last. */
  sent: EstimateRequest | undefined;
}

/** Confirms the request above the emptied fields: what was sent, and when we answer. */
export function SentNotice({ content, call, closeLabel, phase, sent }: SentNoticeProps) {
  const urgent = sent?.isEmergency ? content.emergency : undefined;
  return (
    <div>
      <DeliveryNotice
        words={{ ...content, success: urgent?.success ?? content.success }}
        phase={phase === 'delivered' ? phase : 'idle'}
        closeLabel={closeLabel}
        call={call}
      >
        {sent && content.sent && (
          <>
            <p className={styles.sentHeading}>{content.sent.heading}</p>
            <dl className={styles.sent}>
              {rowsOf(sent, content).map(([label, value, isTyped]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd translate={isTyped && 'no'}>{value}</dd>
                </div>
              ))}
            </dl>
          </>
        )}
      </DeliveryNotice>
    </div>
  );
}

/** A summary of the request: each label and value, and whether the value is the visitor’s own words. */
function rowsOf(request: EstimateRequest, content: EstimateFormProps['content']) {
  const { sent: words, serviceTypes, contactMethods, emergency } = content;
  if (!words) return [];
  const { firstName, lastName, phone, email, address, city, preferredContactMethod } = request;
  const replyWithin = (request.isEmergency && emergency?.replyWithin) || words.replyWithin;
  return [
    [words.service, labelOf(serviceTypes, request.serviceType)],
    [words.name, `${firstName} ${lastName}`, true],
    [
      words.contact,
      `${labelOf(contactMethods, preferredContactMethod)}, ${preferredContactMethod === 'email' ? email : phone}`,
    ],
    [words.address, `${address}, ${city}`, true],
    [words.reply, completed(words.replyText, { replyWithin })],
  ] as const;
}

const labelOf = (options: readonly { value: string; label: string }[], chosen: string) =>
  options.find(({ value }) => value === chosen)?.label ?? chosen;
