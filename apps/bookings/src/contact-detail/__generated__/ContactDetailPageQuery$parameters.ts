/**
 * @generated SignedSource<<b3e5c451bd6b6513468dc3e75a842a9b>>
 * @relayHash 7d897bdea3d592a7dd9b5f18eeaf5a0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 73887b2af3ff2594017935eb48baaec327aec253000f6244e57f71edb0678b46

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "73887b2af3ff2594017935eb48baaec327aec253000f6244e57f71edb0678b46",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
