import * as z from 'zod/mini';
import type { EstimateFormWords } from '#content/estimateForm';
import { digitsOf } from './formatPhone.ts';

// zod would try out whether it may run code made from text, which the site's CSP forbids.
z.config({ jitless: true });

/**
 * What a request must be to be sent.
 * @param fields the words of the form, of which the messages are used
 */
export function estimateSchema(fields: EstimateFormWords['fields']) {
  const atLeast = (length: number, { message }: { message: string }) =>
    z.string(message).check(z.trim(), z.minLength(length, message));
  const phone = fields.phone.message;
  const email = fields.email.message;
  return z.object({
    firstName: atLeast(2, fields.firstName),
    lastName: atLeast(2, fields.lastName),
    phone: z.string(phone).check(
      z.trim(),
      z.refine((text) => digitsOf(text).length >= 10, phone),
    ),
    email: z.string(email).check(z.trim(), z.email(email)),
    address: atLeast(5, fields.address),
    city: atLeast(2, fields.city),
    state: atLeast(2, fields.state),
    zipCode: atLeast(5, fields.zipCode),
    serviceType: atLeast(1, fields.serviceType),
    preferredContactMethod: atLeast(1, fields.preferredContactMethod),
    isEmergency: z.pipe(z.unknown(), z.transform(Boolean)),
    projectDescription: z.optional(z.string().check(z.trim())),
  });
}

type Schema = ReturnType<typeof estimateSchema>;

/** The form as the browser holds it. */
export type EstimateFields = z.input<Schema>;
/** The form as it is sent. */
export type EstimateRequest = z.output<Schema>;
export type FieldName = keyof EstimateRequest;
