import { z } from 'zod';
import type { SingleType } from './contentType.ts';
import { evidenceWords } from './evidence.ts';
import { label, text } from './fields.ts';

export const servicePageSchema = z
  .strictObject({
    inspectionLabel: label('Inspection button', 'Scrolls to the estimate form'),
    evidence: evidenceWords('service'),
    ready: z
      .strictObject({
        heading: text('Heading', 'The panel’s heading', { max: 60 }),
        text: text('Text', 'The panel’s sentence', { max: 300 }),
        buttonLabel: label('Button', 'Scrolls to the estimate form'),
      })
      .meta({ title: 'Ready panel', description: 'The panel below the text' }),
    sidebar: z
      .strictObject({
        servicesHeading: label('Services heading', 'Above the list of services'),
        restorationHeading: label('Restoration heading', 'Above the list of restoration services'),
        contactHeading: label('Contact heading', 'Above the phone number'),
        hours: label('Hours', 'For example: Open 24/7'),
      })
      .meta({ title: 'Sidebar', description: 'The column beside the text' }),
  })
  .meta({
    title: 'Service page',
    description: 'The words that all service and restoration pages share',
  });

export type ServicePage = z.infer<typeof servicePageSchema>;

export const servicePageType = {
  file: 'service-page.yaml',
  type: 'ServicePage',
  schema: servicePageSchema,
} as const satisfies SingleType;
