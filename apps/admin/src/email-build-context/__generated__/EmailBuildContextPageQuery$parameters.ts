/**
 * @generated SignedSource<<ff4348da59f0089a0b0a88e1b38d3a48>>
 * @relayHash 5887c0be38c6e035b862e1617b113bf2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3495e481b3739f78c573a663cf032ec236703bd0219b6b72d6562dc0efc3cd84

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EmailBuildContextPageQuery } from './EmailBuildContextPageQuery.graphql';

const node: PreloadableConcreteRequest<EmailBuildContextPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3495e481b3739f78c573a663cf032ec236703bd0219b6b72d6562dc0efc3cd84",
    "metadata": {},
    "name": "EmailBuildContextPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
