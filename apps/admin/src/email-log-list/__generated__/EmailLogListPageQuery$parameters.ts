/**
 * @generated SignedSource<<6171e8f5e7eb7828a5a57ec2a06efcfb>>
 * @relayHash 4a71c666a6ce59fe9137c50f2f6b032b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2ee0bcbd2bb6eb295c55c1114d57a54c9c3ebdefd11b9bfd8965f0fd5392827a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailLogListPageQuery } from './EmailLogListPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailLogListPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2ee0bcbd2bb6eb295c55c1114d57a54c9c3ebdefd11b9bfd8965f0fd5392827a",
    "metadata": {},
    "name": "EmailLogListPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
