/**
 * @generated SignedSource<<f3c29bc217895cd5125ba364a92c0b7c>>
 * @relayHash b1cbf28a52f84c03959d2f1f6a0cf3ea
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa1a323104dc53878a24f0adbfb555032249367ae618ca040f26a803473eed56

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TrainerClassesCardsQuery } from './TrainerClassesCardsQuery.graphql';

const node: PreloadableConcreteRequest<TrainerClassesCardsQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "aa1a323104dc53878a24f0adbfb555032249367ae618ca040f26a803473eed56",
    "metadata": {},
    "name": "TrainerClassesCardsQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
