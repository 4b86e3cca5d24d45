/**
 * @generated SignedSource<<2fe64e8dadd7854aac2b3effa9df31c2>>
 * @relayHash 2ede2e7862fc527e591b849f85a74473
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID efe008c63ebba331dbea509345f758825cc38724efd668930ddb230eb31786f2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "efe008c63ebba331dbea509345f758825cc38724efd668930ddb230eb31786f2",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
