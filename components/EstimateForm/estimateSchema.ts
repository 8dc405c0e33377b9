import * as z from 'zod/mini';
import type { EstimateFormWords } from '#content/estimateForm';
import { digitsOf } from './formatPhone.ts';

// Otherwise zod tests whether it may compile code from strings, which the site's CSP forbids.
z.config({ jitless: true });

/**
 * The rules that a request must meet to be sent.
 * @param fields the words of the form, whose error messages are used
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

/** The form’s values in the browser. */
export type EstimateFields = z.input<Schema>;
/** The form’s values as they are sent. */
export type EstimateRequest = z.output<Schema>;
export type FieldName = keyof EstimateRequest;
